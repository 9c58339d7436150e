package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * Every intermediate result of a feed-forward network.
 *
 * @param input [T, C]
 * @param neuronInputs before the activation, of the gate where there is one, [T, neurons]
 * @param neurons what the neurons give, [T, neurons]
 * @param output [T, C]
 */
public record FeedForwardTrace(
    RealMatrix input, RealMatrix neuronInputs, RealMatrix neurons, RealMatrix output) {}
