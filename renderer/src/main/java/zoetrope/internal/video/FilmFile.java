package zoetrope.internal.video;

import java.nio.file.Path;
import zoetrope.frame.FrameRate;

/**
 * A film's file while it is written. Until {@link #finish} it has a hidden name beside the target;
 * one that is closed without it leaves nothing behind.
 */
final class FilmFile implements AutoCloseable {
  private final AtomicFile part;
  private final Muxer muxer;
  private boolean open = true;

  private FilmFile(AtomicFile part, Muxer muxer) {
    this.part = part;
    this.muxer = muxer;
  }

  /**
   * Opens the file. Throws {@link VideoException} when nothing can be written there.
   *
   * @param rate the frames a second in which the muxer counts
   */
  static FilmFile open(Path target, Container container, FrameRate rate) {
    AtomicFile part = AtomicFile.beside(target);
    try {
      return new FilmFile(part, Muxer.open(part, target, container, rate));
    } catch (RuntimeException | Error e) {
      part.discard();
      throw e;
    }
  }

  /** The name that the film will have. */
  Path target() {
    return part.target();
  }

  /** What writes the file. Throws {@link IllegalStateException} when it is written or given up. */
  Muxer muxer() {
    if (!open) {
      throw new IllegalStateException("this film is finished or given up");
    }
    return muxer;
  }

  /**
   * Completes the film and gives it its name. Throws {@link VideoException} when that fails, as it
   * may when the disk is full, or when nothing was written; nothing is left behind then.
   *
   * @param empty whether nothing was written
   */
  void finish(boolean empty) {
    Muxer writer = muxer();
    try {
      if (empty) {
        throw new VideoException(
            "cannot write " + target() + ": the film has no frames; play or pause something");
      }
      writer.finish();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
    open = false;
    writer.close();
    part.commit();
  }

  /** Gives the film up unless it is finished. Does nothing the second time. */
  @Override
  public void close() {
    if (open) {
      open = false;
      muxer.close();
      part.discard();
    }
  }
}
