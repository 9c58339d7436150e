package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * Every intermediate result of a feed-forward network.
 *
 * @param input the input, [T, C]
 * @param neuronInputs the values before the activation, those of the gate if there is one, [T,
 *     neurons]
 * @param neurons the outputs of the neurons, [T, neurons]
 * @param output the output, [T, C]
 */
public record FeedForwardTrace(
    RealMatrix input, RealMatrix neuronInputs, RealMatrix neurons, RealMatrix output) {}
