package zoetrope.render.cluster;

import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zoetrope.internal.render.guard.TimeLimitException;
import zoetrope.render.result.Failure;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/**
 * The result of a {@link SegmentOrder}: an encoded segment, or the reason why it could not be made.
 * It is sent over a network, so it does not contain the exception itself.
 *
 * @param index the index of the segment in the video
 * @param bytes the encoded segment; empty after a failure
 * @param kind the kind of the failure; null if the segment was made
 * @param message the message of the failure
 * @param file the source file of the failure
 * @param line the line of the failure
 * @param nanos the nanoseconds of each step, by the names of a report
 * @param found whether the segment was in a shared cache and not drawn
 * @param damaged the number of damaged entries of a shared cache, which made it necessary to draw
 *     the segment
 * @param withoutMemory whether it failed because memory ran out. If a process makes several videos
 *     at once, it is unknown which of them took the memory
 */
public record FarmedSegment(
    int index,
    byte[] bytes,
    Failure.Kind kind,
    String message,
    String file,
    int line,
    Map<String, Long> nanos,
    boolean found,
    long damaged,
    boolean withoutMemory)
    implements Serializable {
  private static final long serialVersionUID = 1;

  public FarmedSegment {
    nanos = Map.copyOf(nanos);
  }

  static FarmedSegment made(
      int index, byte[] bytes, Map<String, Long> nanos, boolean found, long damaged) {
    return new FarmedSegment(index, bytes, null, "", "", 0, nanos, found, damaged, false);
  }

  static FarmedSegment failed(int index, Failure failure, boolean withoutMemory) {
    return new FarmedSegment(
        index,
        new byte[0],
        failure.kind(),
        failure.message(),
        failure.file(),
        failure.line(),
        Map.of(),
        false,
        0,
        withoutMemory);
  }

  public FarmedSegment withBytes(byte[] other) {
    return made(index, other, nanos, found, damaged);
  }

  public int size() {
    return bytes.length;
  }

  public boolean done() {
    return kind == null;
  }

  /** Returns the exception that the renderer throws for a failure; empty without one. */
  public Optional<RuntimeException> failure() {
    return kind == null ? Optional.empty() : Optional.of(thrown());
  }

  private RuntimeException thrown() {
    return switch (kind) {
      case TIMEOUT -> new SceneException(message, new TimeLimitException(message), file, line);
      case SCENE -> new SceneException(message, null, file, line);
      case USAGE -> new UsageException(message);
      case CANCELLED -> new CancellationException(message);
      case SYSTEM, INTERNAL -> new FarmException(message, null);
    };
  }
}
