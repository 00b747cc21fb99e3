import { expect, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { Deducer, type Deduction } from './deduce.ts'
import { type Answer, deducerOf, type Question } from './deducer.ts'

type Listener = (event: { readonly data: Answer }) => void

/** A worker that answers when it is told to. */
function slowWorker() {
  const asked: Question[] = []
  let answered: Listener = () => {}
  let failed = () => {}
  return {
    asked,
    worker: {
      postMessage: (question: Question) => asked.push(question),
      addEventListener(type: 'message' | 'error', listener: Listener | (() => void)) {
        if (type === 'message') answered = listener as Listener
        else failed = listener as () => void
      },
      terminate() {},
    },
    answer(question: Question) {
      answered({
        data:
          question.ask === 'deduction'
            ? { ask: 'deduction', on: question.on, deduction: DEDUCTION }
            : { ask: 'supposed', on: question.on, supposed: { ...question.supposition, kind: 'place', hideouts: [] } },
      })
    },
    fail: () => failed(),
  }
}

const [{ view: VIEW }] = turns(1, 2)
const DEDUCTION: Deduction = { heat: new Map(), hideouts: [], questions: [] }

function asking() {
  const workers: ReturnType<typeof slowWorker>[] = []
  const heard: string[] = []
  const client = deducerOf(
    () => {
      const begun = slowWorker()
      workers.push(begun)
      return begun.worker
    },
    {
      onDeduction: () => heard.push('deduction'),
      onSupposed: ({ circle }) => heard.push(`if ${circle}`),
    },
  )
  return { workers, heard, client }
}

test('what it works out is where Jack can be, his hideouts, what a search would tell, and what follows if one is right', () => {
  const deducer = new Deducer()
  for (const { view } of turns(3, 2)) {
    if (view.state !== 'action' || view.round < 2) continue
    const { heat, hideouts, questions } = deducer.deduce(view)
    expect([...heat.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(hideouts.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
    expect(questions.map(({ bits }) => bits)).toEqual(questions.map(({ bits }) => bits).toSorted((a, b) => b - a))
    const ifHideout = deducer.suppose({ kind: 'hideout', circle: hideouts[0].circle })
    if (ifHideout.kind !== 'hideout') throw new Error('another supposition')
    expect([...ifHideout.heat.keys()].every(circle => heat.has(circle))).toBe(true)
    expect(new Set(ifHideout.traces.map(({ when }) => when))).toEqual(new Set(['gone', 'ahead']))
    expect(ifHideout.by.length).toBeGreaterThan(0)
    const [[place, share]] = heat
    const ifPlace = deducer.suppose({ kind: 'place', circle: place })
    if (ifPlace.kind !== 'place') throw new Error('another supposition')
    const both = ifPlace.hideouts.find(({ circle }) => circle === hideouts[0].circle)?.probability ?? 0
    expect(both * share).toBeCloseTo((ifHideout.heat.get(place) ?? 0) * hideouts[0].probability)
    return
  }
  throw new Error('no policeman acted')
})

test('no worker begins before anything is asked', () => {
  expect(asking().workers).toEqual([])
})

test('of the views that come while one is worked out only the last is, and nothing is heard of the first', () => {
  const { workers, heard, client } = asking()
  for (let i = 0; i < 4; i++) client.ask(VIEW)
  const [{ asked, answer }] = workers
  expect(asked).toHaveLength(1)
  answer(asked[0])
  expect(heard).toEqual([])
  expect(asked.map(({ on }) => on)).toEqual([1, 4])
  answer(asked[1])
  expect(heard).toEqual(['deduction'])
})

test('what is supposed in between is heard after it, and not once another view is asked about', () => {
  const { workers, heard, client } = asking()
  client.ask(VIEW)
  client.suppose({ kind: 'place', circle: 84 })
  const [{ asked, answer }] = workers
  answer(asked[0])
  answer(asked[1])
  expect(heard).toEqual(['deduction', 'if 84'])
  client.suppose({ kind: 'place', circle: 65 })
  client.ask(VIEW)
  answer(asked[2])
  expect(heard).toEqual(['deduction', 'if 84'])
})

test('a worker that fails is given up, and the next view gets another one', () => {
  const { workers, heard, client } = asking()
  client.ask(VIEW)
  workers[0].fail()
  client.ask(VIEW)
  const [, { asked, answer }] = workers
  answer(asked[0])
  expect(heard).toEqual(['deduction'])
})

test('of a worker that fails only a view that waits for it is asked again, and never after a newer one', () => {
  const { workers, heard, client } = asking()
  client.ask(VIEW)
  client.ask(VIEW)
  workers[0].fail()
  client.ask(VIEW)
  const [, { asked, answer }] = workers
  for (let answers = 0; answers < asked.length; answers++) answer(asked[answers])
  expect(asked.map(({ on }) => on)).toEqual([2, 3])
  expect(heard).toEqual(['deduction'])
})

test('after a failure the view is asked about anew before something is supposed of it', () => {
  const { workers, heard, client } = asking()
  client.ask(VIEW)
  workers[0].answer(workers[0].asked[0])
  client.suppose({ kind: 'place', circle: 84 })
  client.suppose({ kind: 'place', circle: 21 })
  workers[0].fail()
  client.suppose({ kind: 'place', circle: 65 })
  const [, { asked, answer }] = workers
  for (let answers = 0; answers < asked.length; answers++) answer(asked[answers])
  expect(asked.map(({ ask }) => ask)).toEqual(['deduction', 'supposed'])
  expect(heard).toEqual(['deduction', 'deduction', 'if 65'])
})
