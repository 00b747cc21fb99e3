/** Makes rules of options once for each set of them: all positions of such games share them. */
export function compiling<Options, Rules>(compile: (options: Options) => Rules): (options: Options) => Rules {
  const compiled = new Map<string, Rules>()
  return options => {
    const key = JSON.stringify(options)
    const known = compiled.get(key)
    if (known !== undefined) return known
    const rules = compile(options)
    compiled.set(key, rules)
    return rules
  }
}
