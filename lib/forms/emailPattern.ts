/**
 * The specified shape of an address (specification 24.4):
 * a letter or digit first, accented ones included; further local characters; an
 * at-sign; a domain; and 2 to 4 letters at the end. Linear in the length.
 */
export const emailPattern =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}{2,4}$/u;
