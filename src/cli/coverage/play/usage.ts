import type { AbilityDefinition, CardDefinition } from '../../../engine/definition.ts';
import type { Game } from '../../../engine/game.ts';
import { characteristics, statements } from '../../../engine/layers/index.ts';
import { statementsIn } from '../../../engine/layers/statements/read.ts';
import type { ObjectId } from '../../../engine/state/ids.ts';
import type { GameObject } from '../../../engine/state/object.ts';
import type { Effect } from '../../../oracle/tree/index.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';

/**
 * Why nothing came of something that resolved: what it was about was gone, someone said no, someone paid to keep it from happening, no card was
 * exiled with it, no target was chosen where none need be, the trace says that a condition wasn't so or nothing else could be a target, or there
 * is nothing to be seen.
 */
export type InVain = 'gone' | 'declined' | 'paid' | 'unlinked' | 'untargeted' | 'unmet' | 'illegal' | 'unchanged' | 'nothing';

/** How far an ability of the card came over all games; of a modal one each mode by itself. */
export interface Use {
  readonly ability: AbilityDefinition;
  /** Where it functions; a keyword where any sentence does that it stands for. */
  readonly zones: readonly Zone[];
  /** Index of the mode; null where there are none. */
  readonly mode: number | null;
  /** It resolved, was in force, or stood where it functions. */
  used: boolean;
  /** Something came of it. */
  changed: boolean;
  /** What was seen each time that nothing came of it as it resolved. */
  readonly inVain: Set<InVain>;
  /** Why it couldn't be used when that was last tried. */
  refusal: string | null;
}

/** What became of each of a card's abilities. */
export class Usage {
  readonly uses: readonly Use[];

  constructor(definition: CardDefinition) {
    const abilities = definition.faces.flatMap((face) => face.abilities);
    this.uses = abilities.flatMap((ability) =>
      modesOf(ability).map((mode) => ({
        ability,
        zones: zonesOf(ability, abilities),
        mode,
        used: false,
        changed: false,
        inVain: new Set(),
        refusal: null,
      })),
    );
  }

  /** How many modes the ability with most of them has. */
  get mostModes(): number {
    return Math.max(0, ...this.uses.map(({ mode }) => (mode === null ? 0 : mode + 1)));
  }

  /** `modes`: those that were chosen. */
  done(key: string, changed: boolean, modes: readonly number[] = [], inVain: InVain | null = null): void {
    for (const use of this.uses) {
      if (use.ability.key !== key || (use.mode !== null && !modes.includes(use.mode))) continue;
      use.used = true;
      use.changed ||= changed;
      if (inVain !== null) use.inVain.add(inVain);
    }
  }

  refused(key: string, reason: string): void {
    for (const use of this.uses) if (use.ability.key === key && !use.used) use.refusal = reason;
  }

  has(key: string): boolean {
    return this.uses.some(({ ability }) => ability.key === key);
  }

  /** Whether nothing was there to be its target when it was last tried. */
  lacksTargets(key: string): boolean {
    return this.uses.some((use) => use.ability.key === key && use.refusal !== null && /legal targets/.test(use.refusal));
  }

  /** Whether more games could show no more. */
  get isComplete(): boolean {
    return this.uses.every((use) => use.changed);
  }

  /** Whether this ability, or a mode of it, is still to be used. */
  isOpen(key: string): boolean {
    return this.uses.some((use) => use.ability.key === key && !use.changed);
  }

  /** Whether something of which nothing has come yet waits for this to be done. */
  waitsFor(action: string): boolean {
    return this.uses.some(({ ability, changed }) => {
      return !changed && ability.tree.kind === 'triggered' && JSON.stringify(ability.tree.event).includes(`"action":"${action}"`);
    });
  }

  /** Whether it was used, and nothing came of it. */
  wasInVain(key: string): boolean {
    return this.uses.some((use) => use.ability.key === key && (use.inVain.has('nothing') || use.inVain.has('unlinked')));
  }

  /** Whether a triggered ability is still to be seen. */
  get hasOpenTrigger(): boolean {
    return this.uses.some(({ ability, changed }) => !changed && ability.tree.kind === 'triggered');
  }

  get hasOpenMode(): boolean {
    return this.uses.some(({ mode, changed }) => mode !== null && !changed);
  }

  /** Whether a mode with this index is still to be used. */
  isOpenMode(index: number): boolean {
    return this.uses.some(({ mode, changed }) => mode === index && !changed);
  }

  /** Looks which static abilities and keywords of the card are in force where its objects stand. */
  lookAtStatics(g: Game, card: string): void {
    const open = this.uses.filter((use) => !use.changed && (isStatic(use) || isKeyword(use)));
    if (open.length === 0) return;
    for (const value of Object.values(g.state.objects) as GameObject[]) {
      if (value.card !== card || value.phasedOut) continue;
      const has = characteristics(g, value.id).abilities;
      for (const use of open) if (has.some(({ key }) => key === use.ability.key)) lookAt(g, value, use);
    }
  }
}

const zonesOf = ({ key, tree, functionsIn }: AbilityDefinition, all: readonly AbilityDefinition[]): readonly Zone[] =>
  tree.kind !== 'keyword' || functionsIn.length === 0
    ? functionsIn
    : [...functionsIn, ...all.filter((one) => one.key.startsWith(`${key}.`)).flatMap((one) => one.functionsIn)];

const NO_MODES = [null] as const;

function modesOf({ tree }: AbilityDefinition): readonly (number | null)[] {
  const effect: Effect | undefined = 'effect' in tree ? tree.effect : undefined;
  const modal = effect?.sentences.find((sentence) => sentence.kind === 'modal');
  return modal?.kind === 'modal' ? [...modal.modes.keys()] : NO_MODES;
}

const isStatic = ({ ability }: Use): boolean => ability.tree.kind === 'static';
const isKeyword = ({ ability }: Use): boolean => ability.tree.kind === 'keyword';

function lookAt(g: Game, { id, zone }: GameObject, use: Use): void {
  const { ability, zones } = use;
  if (!zones.includes(zone)) return;
  use.used = true;
  // What a keyword does to procedures is asked for by them.
  if (isKeyword(use)) use.changed = true;
  else use.changed ||= isInForce(g, ability) || shapes(g, id, ability);
}

function isInForce(g: Game, { key, tree }: AbilityDefinition): boolean {
  if (tree.kind !== 'static') return false;
  const kinds = statementsIn({ key, tree } as AbilityDefinition).map(({ kind }) => kind);
  return kinds.some((kind) => statements(g, kind).some(({ ability }) => ability?.key === key));
}

/** Whether some object is what it is because of this ability. */
function shapes(g: Game, source: ObjectId, { words }: AbilityDefinition): boolean {
  const cards = g.state.players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard]);
  const there = [...g.state.battlefield, ...g.state.stack, ...cards, source];
  return there.some((id) => characteristics(g, id).why.some((effect) => effect.source === source && effect.words === words));
}
