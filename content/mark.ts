/**
 * The company's logo mark, on a 24-unit square: three layers of firn, cut by a mountain's flank, that read as
 * an F.
 */
export const mark = 'M0 0H24L18.5 6H0ZM0 9H15.8L10.3 15H0ZM0 18H7.5L2 24H0Z';
