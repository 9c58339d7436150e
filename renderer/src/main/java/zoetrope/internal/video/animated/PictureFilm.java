package zoetrope.internal.video.animated;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;

/**
 * Muxes a lossless animated PNG or WebP from segments. Not thread-safe. A file that is closed
 * without {@link #finish} is deleted.
 */
public final class PictureFilm implements AutoCloseable {
  private final VideoSettings settings;
  private final AtomicFile file;
  private final RandomAccessFile out;
  private final PictureFile bytes;
  private long frames;

  private PictureFilm(
      VideoSettings settings, AtomicFile file, RandomAccessFile out, PictureFile bytes) {
    this.settings = settings;
    this.file = file;
    this.out = out;
    this.bytes = bytes;
  }

  /**
   * Starts a file.
   *
   * @param tags the metadata of the file, by FFmpeg's names; may be empty
   */
  public static PictureFilm open(
      Path target, AnimatedFormat format, VideoSettings settings, Map<String, String> tags) {
    PictureFile bytes = format.file(settings, tags);
    AtomicFile file = AtomicFile.beside(target);
    try {
      RandomAccessFile out = new RandomAccessFile(file.path().toFile(), "rw");
      return new PictureFilm(settings, file, out, bytes);
    } catch (IOException e) {
      file.discard();
      throw failed(target, e);
    }
  }

  private static VideoException failed(Path target, IOException e) {
    return new VideoException(
        Messages.of(
            "cannot write %s: %s; free some space, or write elsewhere",
            target, AtomicFile.reason(e)),
        e);
  }

  /** Appends a segment. */
  public void append(PictureSegment segment) {
    for (PictureSegment.Part part : segment.parts()) {
      if (frames == 0) {
        write(bytes.head(part.file()));
      }
      long left = time(frames + part.frames()) - time(frames);
      while (left > bytes.longest()) {
        write(bytes.picture(part, bytes.longest()));
        left -= bytes.longest();
      }
      write(bytes.picture(part, left));
      frames += part.frames();
    }
  }

  private long time(long frame) {
    return PictureFile.time(frame, settings.rate(), bytes.ticks());
  }

  private void write(byte[] all) {
    try {
      out.write(all);
    } catch (IOException e) {
      throw failed(file.target(), e);
    }
  }

  public long frames() {
    return frames;
  }

  /**
   * Completes the file and renames it to its target.
   *
   * @throws VideoException if the file cannot be written or there are no frames. Then {@link
   *     #close} deletes the file
   */
  public void finish() {
    if (frames == 0) {
      throw new VideoException(
          "cannot write " + file.target() + ": the video has no frames; play or pause something");
    }
    write(bytes.tail());
    try {
      PictureFile.Correction correction = bytes.correction(out.length());
      out.seek(correction.place());
      out.write(correction.bytes());
      out.close();
    } catch (IOException e) {
      throw failed(file.target(), e);
    }
    file.commit();
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw failed(file.target(), e);
    } finally {
      file.discard();
    }
  }
}
