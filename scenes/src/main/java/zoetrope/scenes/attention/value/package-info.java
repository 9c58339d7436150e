/**
 * The film IntroduceValueMatrix: an adjective changes a noun's embedding by the value matrix times
 * the adjective's embedding. Each act is one class.
 */
package zoetrope.scenes.attention.value;
