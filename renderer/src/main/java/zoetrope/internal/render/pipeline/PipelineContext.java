package zoetrope.internal.render.pipeline;

import java.util.function.LongConsumer;

/**
 * What all steps of one film's pipeline share.
 *
 * @param pool the workers, perhaps shared with other films
 * @param timings take the time that each step needs
 * @param progress accepts the number of further frames that are done, from any thread
 */
public record PipelineContext(WorkerPool pool, Timings timings, LongConsumer progress) {}
