import { apiDefinition } from './apiDefinitions.mjs';
import { createRandom } from './createRandom.mjs';
import {
  API_TYPES, AREAS, COMPONENT_ROLES, COMPONENT_TYPES, FIRST_NAMES, LAST_NAMES, LIFECYCLES, OBJECTS, RESOURCE_TYPES, TAGS,
  THINGS, VERBS, titleOf,
} from './words.mjs';

const SEED = 20261121;
const LOCATION = 'portico-generated:entities';
const SHARES = { Group: 0.01, User: 0.04, System: 0.05, Resource: 0.1, API: 0.2 };
/** Guest is a member of this sample group. */
const GUESTS_TEAM = 'platform-team';
const SAMPLE_DOMAINS = ['commerce', 'logistics', 'foundation'];

/**
 * `count` entities, the same for the same count. Every ref points to another generated entity or to a sample one, and
 * about six in ten are components.
 */
export function generateEntities(count) {
  const random = createRandom(SEED);
  const sizes = sizesOf(count);
  const groups = list(sizes.Group, number => groupOf(random, number));
  const groupNames = [GUESTS_TEAM, ...groups.map(nameOf)];
  const users = list(sizes.User, number => userOf(random, number, groupNames));
  const systems = list(sizes.System, number => systemOf(random, number, groupNames));
  const systemNames = ['developer-platform', ...systems.map(nameOf)];
  const resources = list(sizes.Resource, number => resourceOf(random, number, groupNames, systemNames));
  const apis = list(sizes.API, number => apiOf(random, number, groupNames, systemNames));
  const parts = { groupNames, systemNames, apiNames: apis.map(nameOf), resourceNames: resources.map(nameOf) };
  const components = list(sizes.Component, number => componentOf(random, number, parts));
  return [...groups, ...users, ...systems, ...resources, ...apis, ...components];
}

function sizesOf(count) {
  const sizes = Object.fromEntries(Object.entries(SHARES).map(([kind, share]) => [kind, Math.floor(count * share)]));
  const others = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { ...sizes, Component: count - others };
}

function list(size, create) {
  return Array.from({ length: size }, (_, index) => create(String(index + 1).padStart(4, '0')));
}

function nameOf(entity) {
  return entity.metadata.name;
}

function ownerOf(random, groupNames) {
  return random.chance(0.02) ? GUESTS_TEAM : random.pick(groupNames);
}

function entityOf(kind, metadata, spec) {
  const annotations = {
    'backstage.io/managed-by-location': LOCATION,
    'backstage.io/managed-by-origin-location': LOCATION,
    ...metadata.annotations,
  };
  return { apiVersion: 'backstage.io/v1alpha1', kind, metadata: { ...metadata, annotations }, spec };
}

function groupOf(random, number) {
  const area = random.pick(AREAS);
  const thing = random.pick(THINGS);
  return entityOf(
    'Group',
    { name: `${area}-${thing}-team-${number}`, description: `Looks after ${area} ${thing}.` },
    { type: 'team', parent: 'engineering', children: [], profile: { displayName: `${titleOf(area)} ${titleOf(thing)} ${number}` } },
  );
}

function userOf(random, number, groupNames) {
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const name = `${first}.${last}-${number}`.toLowerCase();
  const profile = { displayName: `${first} ${last}`, email: `${name}@larkspur.example` };
  return entityOf('User', { name }, { profile, memberOf: [random.pick(groupNames.slice(1).concat('support-team'))] });
}

function systemOf(random, number, groupNames) {
  const area = random.pick(AREAS);
  const thing = random.pick(THINGS);
  return entityOf(
    'System',
    { name: `${area}-${thing}-${number}`, description: sentence(random, area, thing) },
    { owner: ownerOf(random, groupNames), domain: random.pick(SAMPLE_DOMAINS) },
  );
}

function resourceOf(random, number, groupNames, systemNames) {
  const area = random.pick(AREAS);
  const thing = random.pick(THINGS);
  const type = random.pick(RESOURCE_TYPES);
  return entityOf(
    'Resource',
    { name: `${area}-${thing}-${type}-${number}`, description: sentence(random, area, thing), tags: tagsOf(random) },
    { type, owner: ownerOf(random, groupNames), system: random.pick(systemNames) },
  );
}

function apiOf(random, number, groupNames, systemNames) {
  const area = random.pick(AREAS);
  const thing = random.pick(THINGS);
  const type = random.pick(API_TYPES);
  const name = `${area}-${thing}-api-${number}`;
  return entityOf(
    'API',
    { name, ...titled(random, name), description: sentence(random, area, thing), tags: tagsOf(random) },
    {
      type,
      lifecycle: random.pick(LIFECYCLES),
      owner: ownerOf(random, groupNames),
      system: random.pick(systemNames),
      definition: apiDefinition(type, name, thing),
    },
  );
}

function componentOf(random, number, { groupNames, systemNames, apiNames, resourceNames }) {
  const area = random.pick(AREAS);
  const thing = random.pick(THINGS);
  const type = random.pick(COMPONENT_TYPES);
  const name = `${area}-${thing}-${random.pick(COMPONENT_ROLES[type])}-${number}`;
  const annotations = {
    'github.com/project-slug': `larkspur/${name}`,
    ...(type === 'service' && { 'backstage.io/kubernetes-id': name }),
  };
  return entityOf(
    'Component',
    { name, ...titled(random, name), description: sentence(random, area, thing), tags: tagsOf(random), annotations },
    {
      type,
      lifecycle: random.pick(LIFECYCLES),
      owner: ownerOf(random, groupNames),
      system: random.pick(systemNames),
      ...listed('providesApis', random.chance(0.3) ? random.sample(apiNames, 1) : []),
      ...listed('consumesApis', random.chance(0.4) ? random.sample(apiNames, 2) : []),
      ...listed('dependsOn', random.chance(0.4) ? random.sample(resourceNames, 1).map(target => `resource:${target}`) : []),
    },
  );
}

function sentence(random, area, thing) {
  return `${random.pick(VERBS)} ${area} ${thing} ${random.pick(OBJECTS)}.`;
}

function titled(random, name) {
  return random.chance(0.3) ? { title: titleOf(name) } : {};
}

function tagsOf(random) {
  return random.sample(TAGS, 3);
}

function listed(key, values) {
  return values.length > 0 ? { [key]: values } : {};
}
