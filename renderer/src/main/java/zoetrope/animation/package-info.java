/**
 * What changes mobjects over time: the model (begin, alpha, finish, clean up), rate functions,
 * composition, and the animations themselves. Knows mobjects; must not know the stage's clock,
 * frames or pixels.
 */
package zoetrope.animation;
