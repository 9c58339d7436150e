package zoetrope.cli.options;

import java.nio.file.Path;
import java.util.List;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.request.TimePoint;

/**
 * What is made of each scene by a run that makes films or their like.
 *
 * @param place of the films, or the folder for pictures
 * @param part what of each scene is wanted
 * @param language of the lines; empty for the scene's own
 * @param stems the folder for tracks of sound, or null
 * @param sections the folder for films of sections, or null
 * @param thumbnail when the picture is seen that stands for a film, or null
 * @param thumbnailEnding how the names of such pictures end
 */
public record Outputs(
    OutputPlace place,
    ScenePart part,
    String language,
    Path stems,
    Path sections,
    TimePoint thumbnail,
    String thumbnailEnding) {

  /** One request a scene. A part has a name of its own, so that it does not replace the film. */
  public List<RenderRequest> requests(List<SceneEntry> scenes) {
    return scenes.stream().map(this::request).toList();
  }

  private RenderRequest request(SceneEntry scene) {
    String name = scene.name() + after(part.label()) + after(language);
    Path file = place.file(name);
    RenderRequest request =
        place.format() == OutputFormat.FRAMES
            ? RenderRequest.sequence(scene, file)
            : RenderRequest.film(scene, file);
    return request
        .withPart(part)
        .withStems(beside(stems, name))
        .withSections(beside(sections, name))
        .withThumbnail(thumbnail == null ? null : picture(file));
  }

  private static String after(String label) {
    return label.isEmpty() ? "" : "-" + label;
  }

  /** A folder for what is written beside a film; of several films each has its own in it. */
  private Path beside(Path all, String name) {
    return all != null && place.folder() ? all.resolve(name) : all;
  }

  private Thumbnail picture(Path film) {
    String name = film.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    return new Thumbnail(thumbnail, film.resolveSibling(name + thumbnailEnding));
  }
}
