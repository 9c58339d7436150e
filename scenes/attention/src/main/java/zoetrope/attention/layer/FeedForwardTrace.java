package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * Every intermediate result of a feed-forward network.
 *
 * @param input the input, [T, C]
 * @param neuronInputs the input of the activation, [T, neurons]: up(x), or gate(x) in a gated
 *     network
 * @param neurons the outputs of the neurons, [T, neurons]
 * @param output the output, [T, C]
 */
public record FeedForwardTrace(
    RealMatrix input, RealMatrix neuronInputs, RealMatrix neurons, RealMatrix output) {}
