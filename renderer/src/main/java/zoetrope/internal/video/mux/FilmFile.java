package zoetrope.internal.video.mux;

import java.nio.file.Path;
import java.util.function.Function;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.output.OutputFormat;

/**
 * A video or sound file while it is written. Until {@link #finish}, the file has a hidden name next
 * to the target. If it is closed before that, it is deleted.
 */
public final class FilmFile implements AutoCloseable {
  private final AtomicFile file;
  private final Muxer muxer;
  private boolean open = true;
  private boolean complete;

  private FilmFile(AtomicFile file, Muxer muxer) {
    this.file = file;
    this.muxer = muxer;
  }

  /**
   * Opens the file.
   *
   * @param rate the frames per second, which are the muxer's unit of time
   */
  public static FilmFile open(Path target, OutputFormat format, FrameRate rate) {
    return open(
        target, file -> Muxer.open(file, target, format.muxer().orElseThrow().name(), rate));
  }

  /**
   * Opens the file for sound alone.
   *
   * @param format FFmpeg's name of the format
   */
  public static FilmFile openForSound(Path target, String format) {
    return open(target, file -> Muxer.openForSound(file, target, format));
  }

  private static FilmFile open(Path target, Function<AtomicFile, Muxer> opening) {
    AtomicFile file = AtomicFile.beside(target);
    try {
      return new FilmFile(file, opening.apply(file));
    } catch (RuntimeException | Error e) {
      file.discard();
      throw e;
    }
  }

  Path target() {
    return file.target();
  }

  /**
   * Returns the muxer.
   *
   * @throws IllegalStateException if the file is finished or closed
   */
  public Muxer muxer() {
    if (!open || complete) {
      throw new IllegalStateException("this file is finished or aborted");
    }
    return muxer;
  }

  /**
   * Completes the file and renames it to its target.
   *
   * @param empty whether nothing was written
   * @throws VideoException if writing fails, for example because the disk is full, or if {@code
   *     empty} is true. The file is deleted then
   */
  public void finish(boolean empty) {
    complete(empty);
    commit();
  }

  /**
   * Completes the file under its hidden name.
   *
   * @param empty whether nothing was written
   */
  void complete(boolean empty) {
    Muxer writer = muxer();
    try {
      if (empty) {
        throw new VideoException(
            "cannot write " + target() + ": the video has no frames; play or pause something");
      }
      writer.finish();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
    complete = true;
    writer.close();
  }

  /**
   * Renames the completed file to its target.
   *
   * @throws IllegalStateException if the file is not complete
   * @throws VideoException if the file cannot be renamed; it is deleted then
   */
  void commit() {
    if (!open || !complete) {
      throw new IllegalStateException("this file is not complete, or already renamed");
    }
    open = false;
    file.commit();
  }

  Path path() {
    return file.path();
  }

  @Override
  public void close() {
    if (open) {
      open = false;
      muxer.close();
      file.discard();
    }
  }
}
