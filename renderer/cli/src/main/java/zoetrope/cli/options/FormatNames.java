package zoetrope.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.stream.Collectors;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.output.VideoCodec;

/**
 * The lists of formats and codecs that replace variables, such as {@code ${bundle:FILM.alpha}}, in
 * the texts of the help.
 */
public final class FormatNames extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    List<Object[]> names = new ArrayList<>();
    for (OutputKind kind : OutputKind.values()) {
      List<OutputFormat> formats = OutputFormat.all(kind);
      names.add(new Object[] {kind.name(), OutputFormat.list(formats, ", ")});
      names.add(new Object[] {kind.name() + ".types", types(formats)});
    }
    names.add(films("FILM.alpha", Feature.ALPHA));
    names.add(films("FILM.cover", Feature.COVER));
    for (VideoCodec codec : VideoCodec.values()) {
      String endings = OutputFormat.list(holding(codec), ", ");
      String row = String.format(Locale.ROOT, "%-12s  %s", codec, endings);
      names.add(new Object[] {"codec." + codec, row});
    }
    return names.toArray(Object[][]::new);
  }

  private static Object[] films(String name, Feature feature) {
    return new Object[] {name, OutputFormat.list(OutputFormat.films(feature), ", ")};
  }

  private static String types(List<OutputFormat> formats) {
    return formats.stream().map(OutputFormat::toString).collect(Collectors.joining(", "));
  }

  private static List<OutputFormat> holding(VideoCodec codec) {
    return OutputFormat.all(OutputKind.FILM).stream()
        .filter(format -> format.codecs().contains(codec))
        .toList();
  }
}
