import { createHash } from 'node:crypto';
import { answerWords } from '../../engine/decisions/decide.ts';
import type { DecisionRequest, DecisionTaken as EngineDecision, Option } from '../../engine/decisions/types.ts';
import type { Game } from '../../engine/game.ts';
import { nameOf, playerName } from '../../engine/trace/names.ts';
import type { Answer, DecisionOption, DecisionTaken, MissingDecision, Receipt, Status } from '../answer.ts';
import { engineVersion } from '../engineVersion.ts';
import type { prepare } from '../prepare.ts';
import { OptionFinder } from '../run/optionFinder.ts';
import { marksOf } from '../run/references.ts';
import type { Ending } from '../run/resolve.ts';
import type { Runner } from '../run/runner.ts';
import { thing } from './objects.ts';
import { viewOf } from './state.ts';
import { stepsOf } from './steps.ts';

type Prepared = Extract<ReturnType<typeof prepare>, { ok: true }>;

/** The answer to a scenario. */
export function answerOf(r: Runner, ending: Ending, prepared: Prepared): Answer {
  const { g } = r;
  return {
    status: statusOf(r, ending),
    format: r.scenario.format,
    steps: stepsOf(r),
    finalState: viewOf(g),
    decision: ending.decision ? missingDecision(g, ending.decision) : null,
    refusal: ending.refusal,
    unsupported: r.unsupported,
    exhausted: ending.exhausted,
    caveats: caveatsOf(g),
    answers: r.legality,
    decisions: g.decisions.map((taken) => decisionTaken(g, taken)),
    warnings: r.warnings,
    assumptions: g.assumptions.map((text) => ({ text, citations: [] })),
    checks: r.checks,
    receipt: receiptOf(g, prepared),
  };
}

/** Words that nobody reads come before everything: with them no other status can be trusted. */
export function statusOf(r: Runner, { decision, refusal, exhausted }: Ending): Status {
  if (r.unsupported.length > 0) return 'UNSUPPORTED';
  if (exhausted !== null) return 'EXHAUSTED';
  if (refusal) return 'ILLEGAL';
  return decision ? 'NEEDS_DECISION' : 'RESOLVED';
}

export function missingDecision(g: Game, request: DecisionRequest): MissingDecision {
  const finder = new OptionFinder(g, request);
  return {
    player: playerName(g, request.player),
    kind: request.kind,
    prompt: request.prompt,
    options: request.options.map((option, index) => optionView(g, option, finder.answer(index))),
    min: request.min,
    max: request.max,
    source: request.source === null ? null : nameOf(g, request.source),
    open: request.open ?? null,
    total: request.total ?? null,
    groups: request.groups ?? [],
    citations: request.cite,
  };
}

/** The label says what tells the thing apart where its name alone doesn't choose it. */
function optionView(g: Game, option: Option, answer: string): DecisionOption {
  if (option.kind === 'word') return { answer, label: option.label, thing: null, count: 1 };
  const marks = answer === option.label || option.words ? '' : marksOf(g, option.ref);
  const label = option.words ? `${option.label}: ${option.words}` : `${option.label}${marks && ` (${marks})`}`;
  return { answer, label, thing: thing(g, option.ref), count: 1 };
}

function decisionTaken(g: Game, { request, answer, by }: EngineDecision): DecisionTaken {
  return {
    player: playerName(g, request.player),
    kind: request.kind,
    prompt: request.prompt,
    options: request.options.map(({ label }) => label),
    chosen: answerWords(request, answer),
    by,
    citations: request.cite,
  };
}

/** Unread words that don't bear on what happened, and cards whose stored text isn't verbatim. */
function caveatsOf(g: Game): Answer['caveats'] {
  const derived = [...g.definitions.values()].filter(({ verbatim }) => !verbatim);
  return [
    ...g.caveats,
    ...derived.map(({ name }) => ({
      card: name,
      words: '',
      reason: "the stored text of this card isn't its Oracle text word for word",
    })),
  ];
}

function receiptOf(g: Game, { rules, identity }: Prepared): Receipt {
  const words = [...g.definitions.values()].map(({ key, faces }) => [key, faces.map((face) => [face.name, face.words])]);
  const cardsSha256 = createHash('sha256').update(JSON.stringify(words.sort())).digest('hex');
  return { engineVersion: engineVersion(), edition: rules.edition, cardsSha256, scenarioSha256: identity };
}
