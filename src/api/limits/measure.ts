import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { unreachable } from '../../rules/assert.ts';

/** How large a request is before anything of it is carried out. */
export interface Measure {
  /** The deepest field below the operation, fragments followed. */
  readonly depth: number;
  /** Fields with an alias; those of a fragment count wherever it is used. */
  readonly aliases: number;
  /** How many objects the answer may hold, with a surcharge for what is dear. */
  readonly cost: number;
}

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The number of entries that a list without a page size is taken to have. */
const USUAL_LIST = 10;
/** What a field costs besides the objects that it gives: a search of names, or work for the engine. */
const SURCHARGE: Readonly<Record<string, number>> = {
  'Mutation.resolveScenario': 500,
  'Query.legalActions': 1000,
  'Query.lookUpCard': 20,
  'Query.rulings': 20,
  'Query.compareEditions': 500,
  'Query.verifyCitation': 20,
  'Rule.rulings': 20,
  'Query.search': 20,
  'Query.readText': 20,
  'Card.reading': 5,
};
/** Arguments whose length says how long the answer is. */
const LIST_ARGUMENTS = ['names', 'numbers', 'ids', 'representations'];

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 };

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection');

/** The page size of a field as asked; null where it has none. An argument that doesn't fit its type counts as none: it is refused later. */
function askedSize(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Operation['variables']): number | null {
  let values: Record<string, unknown>;
  try {
    values = getArgumentValues(field, node, variables);
  } catch {
    return null;
  }
  if (typeof values.first === 'number') return Math.max(values.first, 1);
  const list = LIST_ARGUMENTS.map((name) => values[name]).find(Array.isArray);
  return list === undefined ? null : Math.max(list.length, 1);
}

/** The operation with what its fragments were found to be, by name and page size. */
interface Measuring extends Operation {
  readonly known: Map<string, Measure>;
}

function fieldOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** `page` is the size asked for of the connection that the field belongs to. */
function ofField(m: Measuring, parent: GraphQLCompositeType, node: FieldNode, page: number | null): Measure {
  const aliases = node.alias === undefined ? 0 : 1;
  const name = node.name.value;
  // The schema describes itself from memory; its usual query is deeper than any other.
  const field = name.startsWith('__') ? undefined : fieldOf(parent, name);
  const type = field && getNamedType(field.type);
  if (field === undefined || !isCompositeType(type) || node.selectionSet === undefined) return { depth: 1, aliases, cost: 0 };
  const size = askedSize(field, node, m.variables);
  const below = ofSelections(m, type, node.selectionSet, isConnection(field.type) ? (size ?? USUAL_LIST) : null);
  const times = isList(field.type) ? (page ?? size ?? USUAL_LIST) : 1;
  const surcharge = SURCHARGE[`${parent.name}.${name}`] ?? 0;
  return { depth: 1 + below.depth, aliases: aliases + below.aliases, cost: surcharge + times * (1 + below.cost) };
}

function ofFragment(m: Measuring, name: string, page: number | null): Measure {
  const key = `${name}@${page}`;
  const before = m.known.get(key);
  if (before !== undefined) return before;
  m.known.set(key, NOTHING); // a cycle is refused by validation before anything is measured
  const fragment = m.fragments[name];
  const type = fragment && m.schema.getType(fragment.typeCondition.name.value);
  const result = fragment && isCompositeType(type) ? ofSelections(m, type, fragment.selectionSet, page) : NOTHING;
  m.known.set(key, result);
  return result;
}

function ofSelection(m: Measuring, parent: GraphQLCompositeType, selection: SelectionNode, page: number | null): Measure {
  switch (selection.kind) {
    case Kind.FIELD:
      return ofField(m, parent, selection, page);
    case Kind.FRAGMENT_SPREAD:
      return ofFragment(m, selection.name.value, page);
    case Kind.INLINE_FRAGMENT: {
      const type = selection.typeCondition ? m.schema.getType(selection.typeCondition.name.value) : parent;
      return isCompositeType(type) ? ofSelections(m, type, selection.selectionSet, page) : NOTHING;
    }
    default:
      return unreachable(selection);
  }
}

function ofSelections(m: Measuring, parent: GraphQLCompositeType, set: SelectionSetNode, page: number | null): Measure {
  let [depth, aliases, cost] = [0, 0, 0];
  for (const selection of set.selections) {
    const part = ofSelection(m, parent, selection, page);
    depth = Math.max(depth, part.depth);
    aliases += part.aliases;
    cost += part.cost;
  }
  return { depth, aliases, cost };
}

/** Measures an operation. Each fragment is measured once, so that fragments which use each other can't make this slow. */
export function measure(operation: Operation): Measure {
  const root = operation.schema.getRootType(operation.operation.operation);
  const measuring = { ...operation, known: new Map<string, Measure>() };
  return root ? ofSelections(measuring, root, operation.operation.selectionSet, null) : NOTHING;
}
