package zoetrope.attention.layer;

import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;

/**
 * Every intermediate result of a transformer block.
 *
 * @param input the residual stream before it, [T, C]
 * @param attentionInput what attention gets: the input, normalised in pre-norm blocks, [T, C]
 * @param attention every step in every head
 * @param attentionSum the input with the output of attention added, [T, C]
 * @param feedForward every step of the network; its input is the sum, normalised
 * @param feedForwardSum the stream with the network's output added, [T, C]
 * @param output the residual stream after the block: that sum, normalised in post-norm blocks, [T,
 *     C]
 */
public record BlockTrace(
    RealMatrix input,
    RealMatrix attentionInput,
    MultiHeadTrace attention,
    RealMatrix attentionSum,
    FeedForwardTrace feedForward,
    RealMatrix feedForwardSum,
    RealMatrix output) {}
