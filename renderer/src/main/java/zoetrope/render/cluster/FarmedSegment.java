package zoetrope.render.cluster;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zoetrope.internal.render.guard.TimeLimitException;
import zoetrope.render.result.Failure;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/**
 * What came of a {@link SegmentOrder}: a coded segment, or why there is none. It goes over a
 * network, and so does not hold the exception itself.
 */
public final class FarmedSegment implements Serializable {
  private static final long serialVersionUID = 1;

  private final int index;
  private final byte[] bytes;
  private final Failure.Kind kind;
  private final String message;
  private final String file;
  private final int line;
  private final Map<String, Long> nanos;
  private final boolean found;
  private final long damaged;
  private final boolean withoutMemory;

  private FarmedSegment(
      int index,
      byte[] bytes,
      Failure failure,
      Map<String, Long> nanos,
      boolean found,
      long damaged,
      boolean withoutMemory) {
    this.index = index;
    this.bytes = bytes;
    this.kind = failure == null ? null : failure.kind();
    this.message = failure == null ? "" : failure.message();
    this.file = failure == null ? "" : failure.file();
    this.line = failure == null ? 0 : failure.line();
    this.nanos = new HashMap<>(nanos);
    this.found = found;
    this.damaged = damaged;
    this.withoutMemory = withoutMemory;
  }

  /**
   * One that is there.
   *
   * @param nanos the time that each step took
   * @param found whether it was in a shared cache
   * @param damaged how many entries of that cache were not what had been written
   */
  static FarmedSegment made(
      int index, byte[] bytes, Map<String, Long> nanos, boolean found, long damaged) {
    return new FarmedSegment(index, bytes, null, nanos, found, damaged, false);
  }

  /** One of which nothing came. */
  static FarmedSegment failed(int index, Failure failure) {
    return failed(index, failure, false);
  }

  /**
   * One of which nothing came.
   *
   * @param withoutMemory whether there was no memory left for it
   */
  static FarmedSegment failed(int index, Failure failure, boolean withoutMemory) {
    return new FarmedSegment(index, new byte[0], failure, Map.of(), false, 0, withoutMemory);
  }

  /** The same with other bytes. */
  public FarmedSegment withBytes(byte[] other) {
    return made(index, other, nanos, found, damaged);
  }

  /** Its place among the film's segments. */
  public int index() {
    return index;
  }

  /** How many bytes it has. */
  public int size() {
    return bytes.length;
  }

  /** Whether it is there. */
  public boolean done() {
    return kind == null;
  }

  /**
   * Whether nothing came of it as no memory was left where it was to be made. Who has taken that is
   * not known where one process makes several films at once.
   */
  public boolean withoutMemory() {
    return withoutMemory;
  }

  /** Whether it was in a shared cache, and not drawn. */
  public boolean found() {
    return found;
  }

  /** How many entries of a shared cache were damaged, which was drawn therefore. */
  public long damaged() {
    return damaged;
  }

  /** The nanoseconds that each step took where it was made, by the names of a report. */
  public Map<String, Long> nanos() {
    return Map.copyOf(nanos);
  }

  /** The coded segment. */
  public byte[] bytes() {
    return bytes;
  }

  /** What the renderer throws for a failure; empty when it is there. */
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
