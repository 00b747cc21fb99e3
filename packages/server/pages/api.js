// Draws the OpenAPI document as a page. No library, no inline code: the content security policy allows neither.

const METHODS = ['get', 'put', 'post']
const INDENT = '  '

/** An element with attributes and children; texts become text, never markup. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Prose with `code` in it. */
function prose(text = '') {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)))
}

function code(text) {
  return element('pre', {}, element('code', {}, text))
}

/** A schema as a type, in the notation of TypeScript. */
function typeOf(schema, indent = '') {
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(option => typeOf(option, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map(part => typeOf(part, indent)).join(' & ')
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {}, indent)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (schema.properties) return fieldsOf(schema, indent)
  if (schema.type === 'object') return `{ [key: string]: ${typeOf(schema.additionalProperties || {}, indent)} }`
  return schema.type ?? 'any JSON'
}

function fieldsOf({ properties, required = [] }, indent) {
  const inner = indent + INDENT
  const fields = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `${inner}// ${schema.description}\n` : ''
    return `${comment}${inner}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)}`
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

function bodyOf({ requestBody }) {
  const { schema, example } = requestBody?.content?.['application/json'] ?? {}
  if (!schema) return null
  // A body that may be left out is a union with null.
  const body = schema.anyOf?.find(option => option.type === 'object') ?? schema
  return { type: typeOf(body), example: example ?? body.examples?.[0] ?? {} }
}

/** A command line that calls the operation. */
function curl(method, path, operation) {
  const body = bodyOf(operation)
  const parts = ['curl -b jar']
  if (method === 'put') parts.push('-X PUT')
  parts.push(location.origin + path)
  if (body) parts.push(`-H 'content-type: application/json' -d '${JSON.stringify(body.example)}'`)
  return parts.join(' ')
}

function parameters({ parameters = [] }) {
  const asked = parameters.filter(({ in: where }) => where === 'query')
  if (asked.length === 0) return []
  return [
    element('h4', {}, 'Query'),
    element(
      'dl',
      {},
      ...asked.flatMap(({ name, description, schema }) => [
        element('dt', {}, element('code', {}, `${name}: ${typeOf(schema)}`)),
        element('dd', {}, ...prose(description ?? schema.description)),
      ]),
    ),
  ]
}

function answers({ responses }) {
  return Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .flatMap(([status, { content = {} }]) => [
      element('h4', {}, `Answer ${status}`),
      ...Object.entries(content).flatMap(([type, { schema }]) => [
        element('p', { class: 'quiet' }, type),
        code(typeOf(schema)),
      ]),
    ])
}

function anchor(method, path) {
  return `${method}${path.replace(/[^a-z]+/gi, '-')}`.replace(/-$/, '')
}

function operationOf(method, path, operation) {
  const body = bodyOf(operation)
  return element(
    'article',
    { id: anchor(method, path) },
    element(
      'h3',
      {},
      element('span', { class: `method ${method}` }, method.toUpperCase()),
      ' ',
      element('code', {}, path),
    ),
    element('p', { class: 'summary' }, ...prose(operation.summary)),
    ...(operation.description ? [element('p', {}, ...prose(operation.description))] : []),
    ...parameters(operation),
    ...(body ? [element('h4', {}, 'Body'), code(body.type)] : []),
    ...answers(operation),
    element('h4', {}, 'Example'),
    code(curl(method, path, operation)),
  )
}

function socketSection({ ClientMessage, ServerMessage }) {
  return element(
    'section',
    { id: 'socket' },
    element('h2', {}, 'The WebSocket'),
    element(
      'p',
      {},
      ...prose(
        'One socket, `/api/socket`, follows as many games as a page shows. `subscribe` names your cursor: the number of the last event that you have, 0 for everything. A `sync` answers it, then `events` and `info` follow as they happen.',
      ),
    ),
    element('h3', {}, 'You send'),
    code(typeOf(ClientMessage)),
    element('h3', {}, 'You get'),
    code(typeOf(ServerMessage)),
  )
}

function shapesSection({ GameInfo, SeatInfo, WireEvent, Problem }) {
  return element(
    'section',
    { id: 'shapes' },
    element('h2', {}, 'Shapes'),
    ...Object.entries({ GameInfo, SeatInfo, WireEvent, Problem }).flatMap(([name, schema]) => [
      element('h3', {}, name),
      code(typeOf(schema)),
    ]),
  )
}

function problemsSection(problems) {
  const rows = problems.map(({ code: name, status, title }) =>
    element(
      'tr',
      { id: `problem-${name}` },
      element('td', {}, String(status)),
      element('td', {}, element('code', {}, name)),
      element('td', {}, title),
    ),
  )
  return element(
    'section',
    { id: 'problems' },
    element('h2', {}, 'Problems'),
    element('p', {}, ...prose('Whatever goes wrong is said as problem details (RFC 9457), and has changed nothing.')),
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...['Status', 'Code', 'Meaning'].map(head => element('th', { scope: 'col' }, head))),
      ),
      element('tbody', {}, ...rows),
    ),
  )
}

function draw(api) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    METHODS.filter(method => methods[method]).map(method => ({ method, path, operation: methods[method] })),
  )
  const groups = api.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }))
  const sections = groups.map(group =>
    element(
      'section',
      { id: group.name.toLowerCase() },
      element('h2', {}, group.name),
      ...group.operations.map(({ method, path, operation }) => operationOf(method, path, operation)),
    ),
  )
  document
    .getElementById('operations')
    .replaceChildren(
      ...sections,
      socketSection(api.components.schemas),
      shapesSection(api.components.schemas),
      problemsSection(api['x-problems']),
    )
  const link = (href, ...text) => element('li', {}, element('a', { href }, ...text))
  document.querySelector('nav').replaceChildren(
    element(
      'ul',
      {},
      link('#first-game', 'A first game'),
      link('#rules-of-play', 'Good to know'),
      ...groups.map(group => {
        const item = link(`#${group.name.toLowerCase()}`, group.name)
        item.append(
          element(
            'ul',
            {},
            ...group.operations.map(({ method, path, operation }) =>
              link(`#${anchor(method, path)}`, operation.summary),
            ),
          ),
        )
        return item
      }),
      link('#socket', 'The WebSocket'),
      link('#shapes', 'Shapes'),
      link('#problems', 'Problems'),
    ),
  )
}

for (const example of document.querySelectorAll('#first-game code'))
  example.textContent = example.textContent.replaceAll('{server}', location.origin)

try {
  draw(await (await fetch('/api/openapi.json')).json())
  // What the address points at is there only now.
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
} catch {
  document.getElementById('operations').replaceChildren(element('p', {}, 'The description could not be loaded.'))
}
