/**
 * The film IntroduceValueMatrix: what is added to a noun's embedding when an adjective speaks to it
 * is the value matrix times the embedding of the adjective. One class an act.
 */
package zoetrope.scenes.attention.value;
