package zoetrope.internal.render.film;

import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.internal.files.ExclusiveFolder;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.plan.OutputFolders;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.render.result.OutputException;

/** The folder of a sequence while its pictures are written, which no other run may write to. */
final class PictureFolder implements AutoCloseable {
  private final Path folder;
  private final ExclusiveFolder claim;

  private PictureFolder(Path folder, ExclusiveFolder claim) {
    this.folder = folder;
    this.claim = claim;
  }

  /**
   * Makes the folder, where it is not there.
   *
   * @throws OutputException when that fails, or another run writes pictures to it
   */
  static PictureFolder open(Path folder) {
    return new PictureFolder(folder, OutputFolders.claim(folder, "pictures"));
  }

  /** Writes the picture of a frame whole. Used by several threads. */
  void write(long number, byte[] png) {
    try {
      AtomicFile.writeOneOfMany(folder.resolve(PngSequence.name(number)), png);
    } catch (VideoException e) {
      checkIntact();
      throw new OutputException(e.getMessage(), e);
    }
  }

  /**
   * Checks that all pictures went to the same folder.
   *
   * @throws OutputException when it was deleted or replaced meanwhile
   */
  void checkIntact() {
    if (!claim.isIntact()) {
      throw new OutputException(
          "the folder "
              + folder
              + (Files.isDirectory(folder) ? " was replaced" : " was deleted")
              + " while pictures were written to it: those that were in it are gone",
          null);
    }
  }

  @Override
  public void close() {
    claim.close();
  }
}
