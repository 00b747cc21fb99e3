// Runs before the first paint, so that nobody sees the other theme flash by. Its own file because the content security
// policy allows no inline script; app/settings/theme.ts does the same for later changes.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('gaslight.theme')
  } catch {
    // Storage may be forbidden; then the night it is.
  }
  const light = choice === 'morning' || (choice === 'device' && matchMedia('(prefers-color-scheme: light)').matches)
  if (!light) return
  document.documentElement.dataset.theme = 'morning'
  document.querySelector('meta[name="theme-color"]').content = '#f4efe4'
})()
