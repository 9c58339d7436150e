package zoetrope.render.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.output.OutputKind;
import zoetrope.render.result.OutputException;

/**
 * Functions that check the targets of a rendering before any work, and replace files atomically.
 */
public final class OutputFiles {
  private OutputFiles() {}

  /**
   * Checks that files can be written. Creates none of them.
   *
   * @throws zoetrope.render.result.UsageException if a file is a folder, is protected, has an
   *     invalid name or needs a folder that cannot be created. Also if two paths mean the same
   *     file, possibly through links
   */
  public static void checkFiles(List<Path> files) {
    Targets targets = new Targets();
    files.forEach(targets::file);
  }

  /**
   * Checks all files that a run writes: the videos or images of requests, subtitles, and other
   * files such as a report. None may be a source of the scenes.
   *
   * @throws zoetrope.render.result.UsageException if one cannot be written, or two are the same
   */
  public static void check(List<RenderRequest> requests, List<Path> files) {
    Targets targets = new Targets();
    requests.forEach(request -> request.scene().source().ifPresent(targets::source));
    // If a scene cannot be created, nothing is written and its format is unknown.
    List<RenderRequest> written =
        requests.stream().filter(request -> request.scene().problem().isEmpty()).toList();
    for (RenderRequest request : written) {
      if (request.format().kind() == OutputKind.SEQUENCE) {
        targets.sequence(request.target());
      }
      request.sections().ifPresent(targets::sections);
      request.stems().ifPresent(targets::stems);
    }
    for (RenderRequest request : written) {
      switch (request.format().kind()) {
        case FILM -> targets.film(request.target(), request.scene().name());
        case SOUND, PRESENTATION, PATH_PRESENTATION, PLAYER, STILL, STORYBOARD ->
            targets.file(request.target());
        case SEQUENCE -> {}
      }
      request.thumbnail().map(Thumbnail::file).ifPresent(targets::file);
    }
    files.forEach(targets::file);
  }

  /**
   * Checks that files can be written, and that none is a source of these scenes. Creates none of
   * them.
   *
   * @throws zoetrope.render.result.UsageException if one cannot be written, or two are the same
   */
  public static void check(List<Path> files, Collection<SceneEntry> scenes) {
    Targets targets = new Targets();
    scenes.forEach(scene -> scene.source().ifPresent(targets::source));
    files.forEach(targets::file);
  }

  /**
   * Checks that files can be written to a folder. Does not create the folder.
   *
   * @throws zoetrope.render.result.UsageException if it is not writable and cannot be created
   */
  public static void checkFolder(Path folder) {
    Targets.checkFolder(folder);
  }

  /**
   * Creates the folder of {@code file}.
   *
   * @throws OutputException if the folder cannot be created
   */
  public static void createParent(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (folder != null) {
      createFolder(folder);
    }
  }

  /**
   * Creates a folder and its parents.
   *
   * @throws OutputException if a folder cannot be created
   */
  public static void createFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputException.making(folder, e);
    }
  }

  /**
   * Writes a file atomically: under a temporary name first, then renamed.
   *
   * @throws OutputException if the file cannot be written; an older file stays
   */
  public static void write(Path file, byte[] content) {
    createParent(file);
    try {
      AtomicFile.write(file, content);
    } catch (VideoException e) {
      throw new OutputException(e.getMessage(), e);
    }
  }
}
