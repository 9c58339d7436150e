package zoetrope.attention.layer;

import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;

/**
 * Every intermediate result of a transformer block.
 *
 * @param input the residual stream before the block, [T, C]
 * @param attentionInput the input of attention: the stream, normalized in pre-norm blocks, [T, C]
 * @param attention every step of attention in every head
 * @param attentionSum the stream plus the output of attention, [T, C]
 * @param feedForward every step of the network; its input is {@code attentionSum}, normalized
 * @param feedForwardSum the stream plus the network's output, [T, C]
 * @param output the residual stream after the block: {@code feedForwardSum}, normalized in
 *     post-norm blocks, [T, C]
 */
public record BlockTrace(
    RealMatrix input,
    RealMatrix attentionInput,
    MultiHeadTrace attention,
    RealMatrix attentionSum,
    FeedForwardTrace feedForward,
    RealMatrix feedForwardSum,
    RealMatrix output) {}
