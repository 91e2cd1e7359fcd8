type Handler = (event: never) => void;

/** Each of `handlers` runs after the one of the same name in `props`. */
export function composeHandlers<Handlers extends Record<string, Handler>>(props: object, handlers: Handlers): Handlers {
  const compose = ([name, own]: [string, Handler]) => {
    const theirs: unknown = Reflect.get(props, name);
    if (typeof theirs !== 'function') return [name, own];
    const both: Handler = (event) => {
      theirs(event);
      own(event);
    };
    return [name, both];
  };
  return Object.fromEntries(Object.entries(handlers).map(compose)) as Handlers;
}
