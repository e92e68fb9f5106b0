//
//  SignUpForm.swift
//  FloatFieldExample
//
//  Created by Ines Carvalho on 11/10/17.
//

import UIKit

class EmailField: IconFloatField {

    override func judge() {
        guard let text = text, text.count > 3 else {
            mood = .neutral
            return
        }
        mood = text.contains("@") ? .happy : .unhappy
    }
}

class SignUpForm: UIView, UITextFieldDelegate {

    @IBOutlet weak var nameField: FloatField!
    @IBOutlet weak var emailField: EmailField!
    @IBOutlet var fields: [FloatField]!

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white

        let name = FloatField(frame: CGRect(x: 24, y: 24, width: frame.width - 48, height: 48))
        name.caption = "Name"
        addSubview(name)
        nameField = name

        let envelope = UIBezierPath(roundedRect: CGRect(x: 2, y: 5, width: 20, height: 14), cornerRadius: 2)
        envelope.move(to: CGPoint(x: 2, y: 6))
        envelope.addLine(to: CGPoint(x: 12, y: 13))
        envelope.addLine(to: CGPoint(x: 22, y: 6))
        let email = EmailField(frame: CGRect(x: 24, y: 94, width: frame.width - 48, height: 48), iconPath: envelope)
        email.caption = "E-mail"
        email.warning = "That's not an address"
        addSubview(email)
        emailField = email

        fields = [name, email]
        fields.forEach { $0.delegate = self }
        email.addTarget(self, action: #selector(SignUpForm.emailBegan), for: .editingDidBegin)
        KeyboardAvoiding.shared.avoidingView = self
        KeyboardAvoiding.shared.enable()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("not supported")
    }

    @IBAction func emailBegan() {
        nameField.sendActions(for: UIControlEvents.editingChanged)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            return emailField.becomeFirstResponder()
        }
        textField.resignFirstResponder()
        return false
    }
}
