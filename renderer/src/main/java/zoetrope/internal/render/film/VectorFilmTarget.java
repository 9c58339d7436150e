package zoetrope.internal.render.film;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import zoetrope.internal.vector.film.PlayerPage;
import zoetrope.internal.vector.film.PlayerScript;
import zoetrope.internal.video.AtomicFile;
import zoetrope.render.request.OutputFiles;

/**
 * The files of a film of paths: a page with the film and the player, or the film alone, with the
 * player's script next to it. Without {@link #commit}, {@link #close} deletes the new files.
 */
final class VectorFilmTarget implements AutoCloseable {
  /** The file next to a film of paths that defines the player. */
  private static final String SCRIPT = "zoetrope-player.js";

  private final Path target;
  private final boolean inPage;
  private final AtomicFile file;
  private final AtomicFile data;

  /**
   * Creates hidden files next to the target.
   *
   * @param inPage whether the target is a page
   */
  VectorFilmTarget(Path target, boolean inPage) {
    this.target = target;
    this.inPage = inPage;
    this.file = AtomicFile.beside(target);
    this.data = inPage ? AtomicFile.beside(target) : file;
  }

  /** Returns the file for the film alone. */
  Path data() {
    return data.path();
  }

  /** Writes the page or the script, and renames the complete file to its target. */
  void commit(PlayerPage page) throws IOException {
    if (inPage) {
      page.write(file.path(), data.path());
    }
    file.commit();
    if (!inPage) {
      writeScript(target.resolveSibling(SCRIPT));
    }
  }

  private static void writeScript(Path file) throws IOException {
    byte[] script = PlayerScript.text().getBytes(StandardCharsets.UTF_8);
    if (!Files.exists(file) || !Arrays.equals(script, Files.readAllBytes(file))) {
      OutputFiles.write(file, script);
    }
  }

  @Override
  public void close() {
    data.discard();
    file.discard();
  }
}
