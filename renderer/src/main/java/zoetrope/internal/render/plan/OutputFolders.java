package zoetrope.internal.render.plan;

import java.io.IOException;
import java.nio.file.Path;
import zoetrope.internal.files.ExclusiveFolder;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.OutputException;

/** Folders that one run at a time writes to. */
public final class OutputFolders {
  private OutputFolders() {}

  /**
   * Makes a folder, where it is not there, and has it for this run alone.
   *
   * @param what is written to it
   * @throws OutputException when that fails, or another run has it
   */
  public static ExclusiveFolder claim(Path folder, String what) {
    OutputFiles.createFolder(folder);
    try {
      return ExclusiveFolder.claim(folder)
          .orElseThrow(
              () ->
                  new OutputException(
                      "another run is writing "
                          + what
                          + " to "
                          + folder
                          + ": wait for it, or name another folder",
                      null));
    } catch (IOException e) {
      throw OutputException.writing(folder, e);
    }
  }
}
