package zoetrope.cli.options;

import java.nio.file.Path;
import java.util.List;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.Thumbnail;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.Variation;

/**
 * The files that are written for each scene.
 *
 * @param place the place of the videos, or the folder of images
 * @param part the part to render of each scene
 * @param row the label of a row of a table; empty for none
 * @param language the language of the spoken lines; empty for the scene's language
 * @param stems the folder for sound tracks, or null
 * @param sections the folder for videos of sections, or null
 * @param thumbnail the time of the thumbnail, or null
 * @param thumbnailEnding the extension of thumbnails
 * @param variations the parameters that readers can change
 */
public record Outputs(
    OutputPlace place,
    ScenePart part,
    String row,
    String language,
    Path stems,
    Path sections,
    TimePoint thumbnail,
    String thumbnailEnding,
    List<Variation> variations) {

  /**
   * Returns a request for each scene. The video of a part has its own name, so that it does not
   * replace the whole video.
   */
  public List<RenderRequest> requests(List<SceneEntry> scenes) {
    return scenes.stream().map(this::request).toList();
  }

  private RenderRequest request(SceneEntry scene) {
    String name = scene.name() + after(part.label()) + after(row) + after(language);
    Path file = place.file(name);
    RenderRequest request =
        place.format() == OutputFormat.FRAMES
            ? RenderRequest.sequence(scene, file)
            : place.format().isOfPaths()
                ? RenderRequest.of(scene, place.format(), file)
                : RenderRequest.film(scene, file);
    return request
        .withPart(part)
        .withStems(beside(stems, name))
        .withSections(beside(sections, name))
        .withThumbnail(thumbnail == null ? null : picture(file))
        .withVariations(variations);
  }

  private static String after(String label) {
    return label.isEmpty() ? "" : "-" + label;
  }

  /**
   * Returns the folder for additional files of a video: {@code all}, or a subfolder for each video
   * if there are several.
   */
  private Path beside(Path all, String name) {
    return all != null && place.folder() ? all.resolve(name) : all;
  }

  private Thumbnail picture(Path film) {
    String name = film.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    return new Thumbnail(thumbnail, film.resolveSibling(name + thumbnailEnding));
  }
}
