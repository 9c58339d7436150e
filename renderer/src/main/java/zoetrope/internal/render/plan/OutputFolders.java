package zoetrope.internal.render.plan;

import java.io.IOException;
import java.nio.file.Path;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ExclusiveFolder;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.OutputException;

/** Folders that only one run at a time may write to. */
public final class OutputFolders {
  private OutputFolders() {}

  /**
   * Claims a folder for this run, and creates it if missing.
   *
   * @param what the kind of files that are written to the folder, for the message of an exception
   * @throws OutputException if the folder cannot be created or written to, or another run has
   *     claimed it
   */
  public static ExclusiveFolder claim(Path folder, String what) {
    OutputFiles.createFolder(folder);
    try {
      return ExclusiveFolder.claim(folder)
          .orElseThrow(
              () ->
                  new OutputException(
                      Messages.of(
                          "another run is writing %s to %s: wait for it, or name another folder",
                          what, folder),
                      null));
    } catch (IOException e) {
      throw OutputException.writing(folder, e);
    }
  }
}
