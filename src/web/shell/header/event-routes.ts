const eventRoutes: readonly string[] = ['events', 'events-template-id'];

/** Routes of events, where the all-products menu takes the place of the training centre's in the top line (RT-07). */
export function isEventRoute(routeName: string): boolean {
  return eventRoutes.includes(routeName);
}
