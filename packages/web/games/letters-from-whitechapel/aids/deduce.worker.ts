import { Deducer } from './deduce.ts'
import type { Answer, Question } from './deducer.ts'

/** Works out beside the page what would hold up its map for a second on a slow phone. */
const deducer = new Deducer()

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data))
})

function answerTo({ on, ...question }: Question): Answer {
  switch (question.ask) {
    case 'deduction':
      return { on, ask: question.ask, deduction: deducer.deduce(question.view) }
    case 'supposed':
      return { on, ask: question.ask, supposed: deducer.suppose(question.supposition) }
  }
}
