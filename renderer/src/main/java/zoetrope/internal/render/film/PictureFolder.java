package zoetrope.internal.render.film;

import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ExclusiveFolder;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.plan.OutputFolders;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.render.result.OutputException;

/** The folder of an image sequence while it is written. No other run may write to it. */
final class PictureFolder implements AutoCloseable {
  private final Path folder;
  private final ExclusiveFolder claim;

  private PictureFolder(Path folder, ExclusiveFolder claim) {
    this.folder = folder;
    this.claim = claim;
  }

  /**
   * Creates the folder if it is missing.
   *
   * @throws OutputException if the folder cannot be created, or another run is writing an image
   *     sequence to it
   */
  static PictureFolder open(Path folder) {
    return new PictureFolder(folder, OutputFolders.claim(folder, "images"));
  }

  /** Writes the image of a frame atomically. Thread-safe. */
  void write(long number, byte[] png) {
    try {
      AtomicFile.writeOneOfMany(folder.resolve(PngSequence.name(number)), png);
    } catch (VideoException e) {
      checkIntact();
      throw new OutputException(e.getMessage(), e);
    }
  }

  /**
   * Checks that all images were written to the same folder.
   *
   * @throws OutputException if the folder was deleted or replaced
   */
  void checkIntact() {
    if (!claim.isIntact()) {
      throw new OutputException(
          Messages.of(
              "the folder %s%s while images were written to it: its images are lost",
              folder, Files.isDirectory(folder) ? " was replaced" : " was deleted"),
          null);
    }
  }

  @Override
  public void close() {
    claim.close();
  }
}
