package zoetrope.internal.render.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.StringWriter;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Describes everything that other files can see of a source file: its types, and their non-private
 * members with types, constants and comments. While this text does not change, files that use the
 * types need not be compiled again.
 */
final class SourceApi {
  private final Elements elements;
  private final StringWriter text = new StringWriter();

  private SourceApi(Elements elements) {
    this.elements = elements;
  }

  static String of(JavacTask task, CompilationUnitTree unit) {
    SourceApi api = new SourceApi(task.getElements());
    TreePath file = new TreePath(unit);
    for (Tree type : unit.getTypeDecls()) {
      if (Trees.instance(task).getElement(new TreePath(file, type)) instanceof TypeElement found) {
        api.add(found);
      }
    }
    return api.text.toString();
  }

  private void add(TypeElement type) {
    text.append(type.getModifiers().toString()).append(' ').append(type.getKind().toString());
    text.append(' ').append(type.getQualifiedName()).append(' ');
    type.getTypeParameters().forEach(p -> text.append(p + " " + p.getBounds() + ", "));
    text.append(type.getSuperclass() + " " + type.getInterfaces());
    text.append(" " + type.getPermittedSubclasses() + type.getRecordComponents());
    text.append(" " + type.getAnnotationMirrors()).append('\n');
    for (Element member : type.getEnclosedElements()) {
      if (member.getModifiers().contains(Modifier.PRIVATE)) {
        continue;
      }
      if (member instanceof TypeElement nested) {
        add(nested);
      } else {
        elements.printElements(text, member);
      }
    }
  }
}
