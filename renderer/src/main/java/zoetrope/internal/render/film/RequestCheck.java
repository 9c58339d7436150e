package zoetrope.internal.render.film;

import zoetrope.output.Coding;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.output.Wishes;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.Targets;

/** Checks that the format of a request has the features that the request and the settings need. */
final class RequestCheck {
  private RequestCheck() {}

  /**
   * Checks a request.
   *
   * @throws zoetrope.render.result.UsageException if the format lacks a feature
   */
  static void check(RenderRequest request, RenderSettings settings) {
    OutputFormat format = request.format();
    boolean coded =
        format.kind() == OutputKind.FILM || format.isPresentation() || format.isOfPaths();
    new Wishes(coded ? settings.coding() : Coding.DEFAULT)
        .with(Feature.STEMS, "", request.stems().isPresent())
        .with(Feature.PARAMETERS, "", !request.variations().isEmpty())
        .with(Feature.SECTIONS, "", request.sections().isPresent())
        .with(Feature.THUMBNAIL, "", request.thumbnail().isPresent())
        .refusal(format)
        .ifPresent(
            refusal -> {
              throw Targets.refused(request.target() + " " + refusal);
            });
    request
        .thumbnail()
        .filter(picture -> picture.isJpeg() && settings.transparent())
        .ifPresent(
            picture -> {
              throw Targets.refused(picture.file() + " cannot be transparent: name a .png");
            });
    if (coded) {
      try {
        format.checkSize(settings.width(), settings.height());
      } catch (IllegalArgumentException e) {
        throw Targets.refused(e.getMessage());
      }
    }
  }
}
