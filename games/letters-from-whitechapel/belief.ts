import type { Rng } from '@gaslight/core'
import { type Fact, factsOf } from './belief-facts.ts'
import { HideoutBelief, type Joint, jointOf, type Prior } from './belief-hideouts.ts'
import { drawBridge, drawHunt, type Hunt } from './belief-hunt.ts'
import { WIDTH } from './belief-layer.ts'
import { NightBelief } from './belief-night.ts'
import { marginal, type Question, questionsOf } from './belief-questions.ts'
import { type Routes, routesTo } from './belief-routes.ts'
import { pastOf } from './belief-rows.ts'
import { type Survey, surveyOf, visitedOf } from './belief-survey.ts'
import { type Way, wayTo } from './belief-ways.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'
import type { CircleNumber } from './map.ts'
import type { WhitechapelView } from './view.ts'

/**
 * All that follows from what is public about Jack's rows and hideout (section 8), exactly. It takes facts one by one and
 * answers questions when they are asked; what a question costs is kept until the next fact. Arrays by circle have 196
 * entries, of which the first is unused.
 */
export class HuntBelief {
  private readonly hideoutBelief: HideoutBelief
  /** Nights that ended with a declaration and whose logs are known. */
  private readonly escaped: NightBelief[] = []
  private tonight: NightBelief | null = null
  private learnt = 0
  private surveyed: Survey | null = null
  private readonly joints: { rows: Joint | null; bridge: Joint | null } = { rows: null, bridge: null }

  constructor(candidates: readonly CircleNumber[]) {
    this.hideoutBelief = new HideoutBelief(candidates)
  }

  /** Takes what a later view of the same game adds. */
  follow(view: WhitechapelView): void {
    const facts = factsOf(view)
    for (let i = this.learnt; i < facts.length; i++) this.learn(facts[i])
  }

  /** Takes one more public fact. A fact of a night must come after its murder. */
  learn(fact: Fact): void {
    this.learnt++
    this.surveyed = null
    this.joints.rows = null
    this.joints.bridge = null
    switch (fact.kind) {
      case 'address':
        this.hideoutBelief.exclude(fact.circle)
        break
      case 'murder':
        this.tonight = new NightBelief(fact.circles, fact.cellsLeft)
        break
      case 'escape':
        this.endNight()
        break
      default:
        this.tonight?.learn(fact)
    }
  }

  private endNight(): void {
    const night = this.tonight
    if (night === null) return
    this.hideoutBelief.declare(night)
    this.escaped.push(night)
    this.tonight = null
  }

  /** Tonight's rows; null before the murder and after the escape. */
  get night(): NightBelief | null {
    return this.tonight
  }

  /** The circles that may be the hideout (LW-88), ascending. */
  hideouts(): CircleNumber[] {
    return this.hideoutBelief.candidates()
  }

  /** By circle: the probability that the hideout is there. With `rows`, tonight tells nothing of it before the escape. */
  hideoutProbabilities(prior: Prior): Float64Array {
    const joint = this.joint(prior)
    return joint === null ? this.hideoutBelief.probabilities(prior) : marginal(joint.both)
  }

  /** By circle: the number of rows that fit and have him there now. Zeros while he is nowhere. */
  locations(): Float64Array {
    return this.tonight === null ? new Float64Array(WIDTH) : this.tonight.here()
  }

  /** By circle: the probability that he is there now. */
  locationProbabilities(prior: Prior): Float64Array {
    const sums = new Float64Array(WIDTH)
    const both = this.joint(prior)?.both ?? []
    for (let at = WIDTH; at < both.length; at++) sums[at % WIDTH] += both[at]
    return sums
  }

  /** By circle: the probability that it stands in tonight's row, where all rows that fit are equally likely. */
  visited(): Float64Array {
    const survey = this.survey()
    return survey === null ? new Float64Array(WIDTH) : visitedOf(survey)
  }

  /** By layer and circle: the number of rows that fit and had him there after tonight's murder and after each entry. */
  past(): Float64Array[] {
    return this.tonight === null ? [] : pastOf(this.tonight)
  }

  /** What each circle would tell if a search named it now; those whose answer is known are left out. */
  questions(prior: Prior): Question[] {
    const survey = this.survey()
    const joint = this.joint(prior)
    return survey === null || joint === null ? [] : questionsOf(survey, joint)
  }

  /** The circles on the way from here to a hideout; null while no night is on. */
  wayTo(hideout: CircleNumber): Way | null {
    const survey = this.survey()
    return survey === null ? null : wayTo(survey, hideout)
  }

  /** Tonight's ways from the murder to a hideout; null while no night is on. */
  routesTo(hideout: CircleNumber): Routes | null {
    const survey = this.survey()
    return survey === null ? null : routesTo(survey, hideout)
  }

  /** By hideout: its probability if he is on a circle now. Zeros where he cannot be there. */
  hideoutsFrom(circle: CircleNumber, prior: Prior): Float64Array {
    const hideouts = new Float64Array(WIDTH)
    const both = this.joint(prior)?.both ?? []
    for (let at = WIDTH + circle; at < both.length; at += WIDTH) hideouts[Math.floor(at / WIDTH)] = both[at]
    return shared(hideouts)
  }

  /** By circle: the probability that he is there now if the hideout is a given one. Zeros where it cannot be. */
  locationsIf(hideout: CircleNumber, prior: Prior): Float64Array {
    const both = this.joint(prior)?.both
    return both === undefined ? new Float64Array(WIDTH) : shared(both.slice(hideout * WIDTH, (hideout + 1) * WIDTH))
  }

  /** Hideout and rows drawn together, exactly as likely as the prior says; null where nothing fits. */
  sample(rng: Rng, prior: Prior): Hunt | null {
    if (prior === 'rows') return drawHunt(this.hideoutBelief, this.escaped, this.tonight, rng)
    const joint = this.joint(prior)
    const tonight = this.tonight === null || joint === null ? null : { night: this.tonight, joint }
    return drawBridge(this.hideoutBelief, this.escaped, tonight, rng)
  }

  /** Tonight's rows by circle and location, for whoever weighs them himself; null while no night is on. */
  survey(): Survey | null {
    if (this.tonight !== null) this.surveyed ??= surveyOf(this.tonight)
    return this.surveyed
  }

  private joint(prior: Prior): Joint | null {
    const survey = this.survey()
    if (survey !== null) this.joints[prior] ??= jointOf(this.hideoutBelief, survey, prior)
    return this.joints[prior]
  }
}

/** Made to add up to one, where there is anything. */
function shared(weights: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const sum = weights.reduce((a, b) => a + b, 0)
  return sum === 0 ? weights : weights.map(weight => weight / sum)
}

/** What is public in a view, whoever looks at it. */
export function believe(view: WhitechapelView): HuntBelief {
  const belief = new HuntBelief(candidatesOf(view))
  belief.follow(view)
  return belief
}

function candidatesOf({ options, hideouts }: WhitechapelView): CircleNumber[] {
  const allowed = options.catchMe ? CATCH_ME_HIDEOUTS : HIDEOUTS
  return allowed.filter(circle => hideouts === undefined || hideouts.includes(circle))
}
