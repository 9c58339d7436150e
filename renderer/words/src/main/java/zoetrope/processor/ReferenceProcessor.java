package zoetrope.processor;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * A processor that writes the reference. There is an entry for each function of the class marked
 * with {@link Vocabulary}, and for each public type and the public members that it declares.
 * Entries contain the Javadoc as plain text.
 */
@SupportedAnnotationTypes("zoetrope.processor.Vocabulary")
public final class ReferenceProcessor extends AbstractProcessor {
  /** The file's name in the jar. */
  static final String RESOURCE = "META-INF/zoetrope/reference.txt";

  /**
   * The names of the types. Elements are not stored, because a generated type invalidates the
   * elements of all earlier rounds.
   */
  private final Set<String> types = new TreeSet<>();

  private String vocabulary;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      types.add(type.getQualifiedName().toString());
    }
    for (TypeElement marked :
        ElementFilter.typesIn(round.getElementsAnnotatedWith(Vocabulary.class))) {
      vocabulary = marked.getQualifiedName().toString();
    }
    if (round.processingOver() && vocabulary != null && !round.errorRaised()) {
      try (Writer out = resource()) {
        out.write(new ReferenceWriter(processingEnv).text(vocabulary, types));
      } catch (IOException e) {
        processingEnv
            .getMessager()
            .printMessage(Diagnostic.Kind.ERROR, "cannot write " + RESOURCE + ": " + e);
      }
    }
    return false;
  }

  private Writer resource() throws IOException {
    return new OutputStreamWriter(
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", RESOURCE)
            .openOutputStream(),
        StandardCharsets.UTF_8);
  }
}
