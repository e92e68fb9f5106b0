// What differs between the layers of a frame and those of the same frame before the last build, for
// changes that traces don't contain, such as other drawings.

const LIMIT = 3;

// Returns a sentence without its full stop; null if no value differs.
export function differenceOfLayers(before, now) {
  const phrases = [];
  for (let index = 0; index < Math.max(before.length, now.length); index += 1) {
    const [old, layer] = [before[index], now[index]];
    if (!old || !layer || old.kind !== layer.kind || old.depth !== layer.depth) {
      // The layers after this one don't correspond.
      phrases.push(now.length < before.length ? `${old?.name ?? 'a layer'} is gone`
        : `${layer?.name ?? 'a layer'} is new`);
      break;
    }
    phrases.push(...differences(old, layer));
  }
  const more = phrases.length - LIMIT;
  return phrases.length === 0 ? null
    : phrases.slice(0, LIMIT).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function differences(old, layer) {
  const [was, now] = [old, layer].map((each) => new Map(each.values));
  return [...new Set([...was.keys(), ...now.keys()])]
    .filter((key) => JSON.stringify(was.get(key)) !== JSON.stringify(now.get(key)))
    .map((key) => phrase(key, layer.name, was.get(key), now.get(key)));
}

function phrase(key, name, was, now) {
  const kind = ['drawing', 'picture'].find((kind) =>
    [was, now].every((value) => String(value).startsWith(`a ${kind} `)));
  if (key === 'contents' && kind) return `the ${kind} of ${name}`;
  return `${key} of ${name} is ${words(now)} instead of ${words(was)}`;
}

function words(value) {
  if (value === undefined) return 'the default';
  return Array.isArray(value) ? `(${value.map(words).join(', ')})`
    : typeof value === 'number' ? String(Number(value.toFixed(4))) : value;
}
