/** The six services, in the order of the services page; also their anchors there. */
export const services = ['strategy', 'design', 'development', 'testing', 'team', 'support'] as const;
