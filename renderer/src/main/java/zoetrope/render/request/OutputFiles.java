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
 * Looks at the places that will be written to, before any work is done, and replaces files whole.
 */
public final class OutputFiles {
  private OutputFiles() {}

  /**
   * Checks that files can be written. Creates nothing.
   *
   * @throws zoetrope.render.result.UsageException when one is a folder, is protected, has a name
   *     that no file can have or lies where no folder can be made, or when two are the same,
   *     through links, too
   */
  public static void checkFiles(List<Path> files) {
    Targets targets = new Targets();
    files.forEach(targets::file);
  }

  /**
   * The same for all that a run writes: the films or pictures of requests, with the subtitles
   * beside films, and other files such as a report. None may be a source of the scenes either.
   *
   * @throws zoetrope.render.result.UsageException when one cannot be written, or two are the same
   */
  public static void check(List<RenderRequest> requests, List<Path> files) {
    Targets targets = new Targets();
    requests.forEach(request -> request.scene().source().ifPresent(targets::source));
    // Of a scene that cannot be made nothing is written, and what it would be is not known.
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
        case SOUND, TALK, STILL, STORYBOARD -> targets.file(request.target());
        case SEQUENCE -> {}
      }
      request.thumbnail().map(Thumbnail::file).ifPresent(targets::file);
    }
    files.forEach(targets::file);
  }

  /**
   * Checks that files can be written, and that none is a source of these scenes. Creates nothing.
   *
   * @throws zoetrope.render.result.UsageException when one cannot be written, or two are the same
   */
  public static void check(List<Path> files, Collection<SceneEntry> scenes) {
    Targets targets = new Targets();
    scenes.forEach(scene -> scene.source().ifPresent(targets::source));
    files.forEach(targets::file);
  }

  /**
   * Checks that files can be written to a folder. Creates nothing.
   *
   * @throws zoetrope.render.result.UsageException when it is none that can be written to, and
   *     cannot be made one
   */
  public static void checkFolder(Path folder) {
    Targets.checkFolder(folder);
  }

  /**
   * Makes the folder of {@code file}.
   *
   * @throws OutputException when that fails
   */
  public static void createParent(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (folder != null) {
      createFolder(folder);
    }
  }

  /**
   * Makes a folder, with those above it.
   *
   * @throws OutputException when that fails
   */
  public static void createFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputException.making(folder, e);
    }
  }

  /**
   * Writes a file so that its name never stands for half of it: beside it first, then renamed.
   *
   * @throws OutputException when that fails; what was there before stays
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
