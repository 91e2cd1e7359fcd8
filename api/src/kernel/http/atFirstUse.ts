/** Compiling the schemas of all routes takes long at the start, and a millisecond or two at the first request of one. */
export function atFirstUse<Route, Args extends unknown[], Result>(
  compile: (route: Route) => (...args: Args) => Result,
): (route: Route) => (...args: Args) => Result {
  return (route) => {
    let compiled: ((...args: Args) => Result) | undefined;
    return (...args) => {
      compiled ??= compile(route);
      return compiled(...args);
    };
  };
}
